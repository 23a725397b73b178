import { Array as ArrayOf, Object as ObjectOf, Optional, String as Text } from 'typebox';

const Name = Text({ minLength: 1, maxLength: 60 });
/** Origins of pages such as `https://example.com`. */
const Origins = ArrayOf(Text({ minLength: 1, maxLength: 200 }), { maxItems: 20 });
/** IPv4 or IPv6 addresses, or networks of them such as `203.0.113.0/24`. */
const Networks = ArrayOf(Text({ minLength: 1, maxLength: 50 }), { maxItems: 20 });

/** A new key: its name, and the restriction of its use; without lists, unrestricted. */
export const KeyInput = ObjectOf({ name: Name, origins: Optional(Origins), networks: Optional(Networks) });

/** Changeable fields of a key. */
export const KeyChange = ObjectOf({
  name: Optional(Name),
  origins: Optional(Origins),
  networks: Optional(Networks),
});
