import { describe, expect, it } from 'vitest';
import { findBadgeScript, toScriptOrigin } from './badge-script.ts';

const badgeScript = 'https://badges.example/v1/badge.js?id=7';

describe('a third party’s badge script', () => {
  it('is loaded by pages with a footer only, and by none while none is set', () => {
    expect(findBadgeScript(badgeScript, 'home')).toBe(badgeScript);
    expect(findBadgeScript(badgeScript, 'radar')).toBeNull();
    expect(findBadgeScript(badgeScript, 'api-docs')).toBeNull();
    expect(findBadgeScript(null, 'home')).toBeNull();
  });

  it('is allowed by its origin, and has to be https', () => {
    expect(toScriptOrigin(badgeScript)).toBe('https://badges.example');
    expect(() => toScriptOrigin('http://badges.example/badge.js')).toThrow('https');
    expect(() => toScriptOrigin('badge.js')).toThrow();
  });
});
