# For Varnish 7.1 or newer in front of the portal, behind what ends TLS, such as hitch with the PROXY protocol:
#   varnishd -a 127.0.0.1:6086,PROXY -f /etc/varnish/troi-viet.vcl -s malloc,2g -p http_gzip_support=off
# Without http_gzip_support=off readers get gzip where Brotli is smaller. The portal needs TRUST_PROXY=1.
vcl 4.1;

import cookie;
import std;

# Alive is enough for the only process. Of several make a director, and let each be probed at /readyz.
backend portal {
  .host = "127.0.0.1";
  .port = "3000";
  .probe = { .url = "/healthz"; .interval = 2s; .timeout = 2s; .window = 3; .threshold = 2; .initial = 2; }
}

sub vcl_recv {
  if (req.restarts == 0) {
    unset req.http.X-Cache;
    unset req.http.X-Step;
    # What the caller claims of itself is not trusted.
    set req.http.X-Forwarded-For = client.ip;
    set req.http.X-Forwarded-Proto = "https";
  }
  # Metrics are for operators only.
  if (req.url ~ "^/metrics(?:\?|$)") { return (synth(404)); }
  if (req.method != "GET" && req.method != "HEAD") { return (pass); }

  # Campaigns: pages ignore their parameters, so all of them share one page. Calls refuse unknown parameters themselves.
  if (req.url !~ "^/api/") {
    set req.url = regsuball(req.url, "(?<=[?&])(?:utm_\w+|fbclid|gclid|gbraid|wbraid|dclid|msclkid|ttclid|twclid|yclid|zarsrc|mc_[ce]id|_gl|igshid)(?:=[^&]*)?(?:&|$)", "");
    set req.url = regsub(req.url, "[?&]+$", "");
  }

  # One spelling per encoding that the portal has for every page.
  if (req.http.Accept-Encoding ~ "(?i)\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))") { set req.http.Accept-Encoding = "br"; }
  elsif (req.http.Accept-Encoding ~ "(?i)\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))") { set req.http.Accept-Encoding = "gzip"; }
  else { unset req.http.Accept-Encoding; }

  # The portal's cookies, each only where a page depends on it; those of others never reach it.
  cookie.parse(req.http.Cookie);
  cookie.keep("settings,place,boat,field,trips,worth");
  if (req.url !~ "^/(?:happy-rain[^?]*)?(?:\?|$)") { cookie.delete("place"); }
  if (req.url !~ "^/[^?]+/(?:bien|sea)(?:\?|$)") { cookie.delete("boat"); }
  if (req.url !~ "^/(?:(?:thoi-tiet|(?:agri-)?weather)-[^?]+/|(?:[^?]+/metplus|ra-duong|going-out)?(?:\?|$))") { cookie.delete("worth"); }
  if (req.url !~ "^/(?:thoi-tiet-nha-nong|agri-weather)-[^?]+/90-(?:ngay|days)(?:\?|$)") { cookie.delete("field"); }
  if (req.url !~ "^/(?:ra-duong|going-out)(?:\?|$)") { cookie.delete("trips"); }
  set req.http.Cookie = cookie.get_string();
  if (req.http.Cookie == "") { unset req.http.Cookie; }

  # Private replies: by address (accounts, links in e-mails, single callers), cookie, Save-Data, key or session. They pass
  # without being stored, and without waiting for each other.
  if (req.url ~ "^/(?:dashboard|logout|quen-mat-khau|forgot-password|xac-minh|verify|huy-nhan-tin|unsubscribe|trang-thai|status|t)(?:[/?]|$)"
    || req.url ~ "^/(?:so-thoi-tiet|weather-record|ban-tin-chuyen-gia|expert-bulletin)/"
    || req.url ~ "^/(?:thanh-toan/ket-qua|payment/result|healthz|readyz)(?:\?|$)"
    || req.url ~ "^/api/(?:auth|calls|guest|login|payments|user)(?:[/?]|$)"
    || req.url ~ "^/api/v1/(?:climate/pdf|data|decisions|expert-bulletins|jobs|limits|me|orders|weather-records)(?:[/?]|$)"
    || req.url ~ "^/\?(?:.*&)?saved="
    || req.http.Cookie || req.http.Save-Data || req.http.X-Api-Key || req.http.Authorization) {
    return (pass);
  }

  if (req.http.X-Step == "refresh") { set req.grace = 0s; }
  if (req.http.X-Step == "stale") { set req.grace = 1h; }
  if (req.http.X-Step == "last") { return (pass); }
  return (hash);
}

# Grace is the portal's stale-if-error. A healthy portal is asked again first, unless its stale-while-revalidate holds.
sub vcl_hit {
  if (obj.ttl >= 0s) {
    set req.http.X-Cache = "HIT";
    return (deliver);
  }
  if (req.http.X-Step == "stale" || !std.healthy(req.backend_hint)
    || (obj.http.X-Revalidate && obj.ttl + std.duration(obj.http.X-Revalidate, 0s) > 0s)) {
    set req.http.X-Cache = "STALE";
    return (deliver);
  }
  set req.http.X-Step = "refresh";
  return (restart);
}

sub vcl_miss { set req.http.X-Cache = "MISS"; }

sub vcl_pass { set req.http.X-Cache = "BYPASS"; }

sub vcl_backend_response {
  # Shared pages that fail are answered from the past if there is one: see vcl_synth.
  if (beresp.status >= 502 && beresp.status <= 504 && !bereq.uncacheable) { return (abandon); }
  if (beresp.http.Cache-Control ~ "\bstale-while-revalidate=\d") {
    set beresp.http.X-Revalidate = regsub(beresp.http.Cache-Control, "^.*\bstale-while-revalidate=(\d+).*$", "\1s");
  }
  set beresp.grace = 0s;
  if (beresp.http.Cache-Control ~ "\bstale-if-error=\d") {
    set beresp.grace = std.duration(regsub(beresp.http.Cache-Control, "^.*\bstale-if-error=(\d+).*$", "\1s"), 0s);
  }
}

sub vcl_backend_error {
  if (!bereq.uncacheable) { return (abandon); }
}

sub vcl_synth {
  # A shared page failed: an old one is better; without any the portal's own answer.
  if (resp.status == 503 && req.http.X-Cache == "MISS" && req.http.X-Step != "last") {
    if (req.http.X-Step == "refresh") { set req.http.X-Step = "stale"; }
    else { set req.http.X-Step = "last"; }
    return (restart);
  }
}

sub vcl_deliver {
  unset resp.http.X-Revalidate;
  unset resp.http.Via;
  unset resp.http.X-Varnish;
  set resp.http.X-Cache = req.http.X-Cache;
}
