import type { Language } from '@portal/domain/language/language';
import type { WarningKind } from '@portal/domain/warning/warning-kind';
import { farmWorkMessages } from '#messages/farm-work-messages.ts';
import { warningMessages } from '#messages/warning-messages.ts';

/** Kind of a warning for the middle of a sentence: `lốc, sét, mưa đá`. */
export function nameWarningKind(kind: WarningKind, language: Language): string {
  const name = warningMessages[language].kinds[kind];
  return name.charAt(0).toLowerCase() + name.slice(1);
}

/** Where people in the open go: `rời đồng trống` under lightning, else `vào nơi an toàn`. */
export function describeWhereToGo(kind: WarningKind, language: Language): string {
  const { leave } = farmWorkMessages[language];
  return kind === 'thunderstorm' ? leave.lightning : leave.other;
}
