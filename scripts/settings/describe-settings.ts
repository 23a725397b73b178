import { FEEDS } from '@portal/forecast/sources/feeds.table';
import { SOURCE_OFFERS } from '@portal/forecast/sources/registry';
import { nameAddressSetting } from '../../apps/portal/src/config.ts';
import { SETTING_GROUPS, SETTINGS } from '../../apps/portal/src/setting.table.ts';

const HEAD = `<!-- Written by \`npm run settings\` from apps/portal/src/setting.table.ts: change that file. -->

# Settings

For operators: every environment variable that the portal reads at start. An empty value counts as not set. The portal
refuses a bad value with one line that names the setting. [deploy/troi-viet.env](../deploy/troi-viet.env) is a file to
start from, and [operating](operate/operating.md) explains how to run the portal.
`;

const TABLE_HEAD = '|Setting|Default|Meaning|\n|---|---|---|';

function describeGroup(group: string, note: string): string {
  const rows = SETTINGS.filter((row) => row.group === group).map(({ name, value, unset, meaning }) => {
    const standard = value === undefined ? (unset ?? 'none') : `\`${value}\``;
    return `|\`${name}\`|${standard}|${meaning}|`;
  });
  return [`## ${group}\n`, ...(note === '' ? [] : [`${note}\n`]), TABLE_HEAD, ...rows, ''].join('\n');
}

function describeAddresses(): string {
  const rows = SOURCE_OFFERS.map((offer) => {
    const withKey = offer.keyed === undefined ? '' : `; \`${offer.keyed.publicUrl}\` with \`${offer.keyed.setting}\``;
    const standard = offer.publicUrl === null ? 'none' : `\`${offer.publicUrl}\`${withKey}`;
    return `|\`${nameAddressSetting(offer)}\`|${standard}|`;
  });
  const feeds = FEEDS.map(({ name, publicUrl }) => `|\`${nameAddressSetting({ name })}\`|\`${publicUrl}\`|`);
  const note = 'Base URL or folder of the [source or feed](data/sources.md) that a name contains.\n';
  return ['## Addresses of sources\n', note, '|Setting|Default|\n|---|---|', ...rows, ...feeds, ''].join('\n');
}

/** The whole text of docs/settings.md. */
export function describeSettings(): string {
  const groups = Object.entries(SETTING_GROUPS).map(([group, note]) => describeGroup(group, note));
  return [HEAD, ...groups, describeAddresses()].join('\n');
}
