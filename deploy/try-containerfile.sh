#!/usr/bin/env bash
# Runs the Containerfile's steps in a Debian chroot, for machines without a container engine, and checks /readyz of the portal
# in it. Run as root; needs debootstrap; writes only into the given folder.
#   deploy/try-containerfile.sh /var/tmp/troi-viet-container
set -euo pipefail
root=${1:?usage: deploy/try-containerfile.sh FOLDER}
here=$(cd "$(dirname "$0")/.." && pwd)
workdir=/ user=root environment=() port=3900

[ -e "$root/etc/debian_version" ] || debootstrap --variant=minbase trixie "$root"
cp /etc/resolv.conf "$root/etc/"
# Trust the host's certificates, including a company's own.
cp /etc/ssl/certs/ca-certificates.crt "$root/etc/host-certificates.crt" && environment+=(NODE_EXTRA_CA_CERTS=/etc/host-certificates.crt)
cp /etc/apt/apt.conf.d/* "$root/etc/apt/apt.conf.d/" 2>/dev/null || true
chroot "$root" userdel troi-viet 2>/dev/null || true
mountpoint -q "$root/proc" || mount -t proc proc "$root/proc"
trap 'umount "$root/proc"' EXIT

inside() { # runs a command as the step's user, in its folder, with its environment
  chroot --userspec="$user" "$root" /usr/bin/env -C "$workdir" HOME="/srv/troi-viet" "${environment[@]}" sh -c "$1"
}

# One step per line: joins continued lines.
sed -e ':a' -e '/\\$/{N;s/\\\n//;ba}' "$here/deploy/Containerfile" | grep -E '^[A-Z]+ ' | while read -r step rest; do
  echo "== $step $rest"
  case $step in
    RUN) inside "$rest" ;;
    WORKDIR) workdir=$rest; mkdir -p "$root$rest" ;;
    USER) user=$rest ;;
    ENV) read -ra more <<<"$rest"; environment+=("${more[@]}") ;;
    VOLUME) mkdir -p "$root$rest"; chroot "$root" chown "$user:" "$rest" ;;
    COPY)
      git -C "$here" archive HEAD | tar -x -C "$root$workdir"
      chroot "$root" chown -R troi-viet: /srv/troi-viet ;;
    CMD)
      command=$(tr -d '[],"' <<<"$rest")
      environment+=("PORT=$port" "HOST=127.0.0.1")
      inside "exec $command" & portal=$!
      for _ in $(seq 240); do
        state=$(curl -fsS "http://127.0.0.1:$port/readyz" 2>/dev/null) && break
        sleep 1
      done
      echo "== /readyz: ${state:-no answer}"
      kill -TERM "$portal" && wait "$portal" || true
      [ -n "${state:-}" ] ;;
  esac
done
