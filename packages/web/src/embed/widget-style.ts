const LIGHT =
  'color-scheme:light;--ink:#1f1b33;--soft:#5b5770;--bg:#fff;--line:#d9d7e2;--link:#4c439b;--note:#eceaf6;--rain:#1f62a8;' +
  '--ic-sun:#f2a81d;--ic-hot:#e8871e;--ic-hot-2:#dd5a24;--ic-hot-3:#b8273f;--ic-moon:#7c86c4;--ic-cloud:#a9b2c7;--ic-cloud-2:#78819b;' +
  '--ic-rain:#2f7fd0;--ic-bolt:#ee8a1d;--ic-cold:#3f9be0;--ic-cold-2:#2c62c0;--ic-cold-3:#5a3fae;--icon-gap:#fff';
const DARK =
  'color-scheme:dark;--ink:#f2f1f8;--soft:#b3afc6;--bg:#1c192b;--line:#3a3654;--link:#b9b2f7;--note:#2c2750;--rain:#8fc4fa;' +
  '--ic-sun:#f6bd45;--ic-hot:#f0954a;--ic-hot-2:#f0703f;--ic-hot-3:#e8486a;--ic-moon:#b9c0ee;--ic-cloud:#b4bcd2;--ic-cloud-2:#7a829e;' +
  '--ic-rain:#6db1f0;--ic-bolt:#f5a545;--ic-cold:#8fd0fa;--ic-cold-2:#6a9ff5;--ic-cold-3:#b08df5;--icon-gap:#1c192b';

/** All styles of a widget, inlined: its policy allows exactly this text by hash. Uses system fonts. */
export const WIDGET_STYLE = [
  `:root{${LIGHT}}[data-theme=dark]{${DARK}}@media(prefers-color-scheme:dark){[data-theme=auto]{${DARK}}}`,
  '*{box-sizing:border-box;margin:0}html,body{height:100%}',
  'body{display:flex;flex-direction:column;justify-content:space-between;gap:6px;min-width:0;padding:12px 14px 10px;overflow:hidden;border:1px solid var(--line);border-radius:12px;background:var(--bg);color:var(--ink);font:14px/1.35 system-ui,sans-serif}',
  'a{color:inherit;text-decoration:none}a:hover,a:focus-visible{text-decoration:underline}:focus-visible{outline:2px solid var(--link);outline-offset:2px;border-radius:3px}',
  'header{display:flex;align-items:baseline;gap:6px}h1{min-width:0;overflow:hidden;white-space:nowrap;text-overflow:ellipsis;font-size:15px}h1 small{font-weight:400;color:var(--soft)}',
  '.demo{flex:none;margin-left:auto;padding:1px 7px;border-radius:9px;background:var(--note);color:var(--ink);font-size:11px;line-height:16px}',
  '.now{display:flex;align-items:center;gap:10px}.now b{font-size:34px;line-height:1;font-variant-numeric:tabular-nums}.now p{min-width:0;overflow:hidden;display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2}.now small{color:var(--soft)}',
  '.now .warn{flex:1;white-space:normal}',
  'svg{flex:none;display:block}',
  '.warn{flex:none;overflow:hidden;white-space:nowrap;text-overflow:ellipsis;padding:3px 8px;border-left:4px solid #d8372f;background:var(--note)}',
  'ol{display:flex;padding:0;list-style:none;font-variant-numeric:tabular-nums}',
  '.hours{justify-content:space-between;padding-top:8px;border-top:1px solid var(--line);text-align:center}.hours li{display:flex;flex-direction:column;align-items:center;gap:2px;min-width:34px}.hours span,.days span{color:var(--soft);font-size:12px}',
  '.hours .wet,.days .wet{color:var(--rain)}',
  '.days{flex-direction:column}.days li{display:grid;grid-template-columns:1fr 30px 42px 76px;align-items:center;padding:3px 0;border-top:1px solid var(--line)}.days span,.days b{text-align:right}.days b{font-weight:600}',
  'footer{display:flex;justify-content:space-between;gap:8px;padding-top:2px;color:var(--soft);font-size:12px;white-space:nowrap}footer a{color:var(--link);font-weight:600}footer span{min-width:0;overflow:hidden;text-overflow:ellipsis}footer span:first-child{flex:none}',
  '.sr{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}',
].join('');
