import type { Page } from '#pages/page.ts';
import { toNotFoundOutcome } from './not-found-outcome.tsx';

/** `/khong-tim-thay | /not-found`, and every address that stands for nothing. */
export const notFoundPage: Page = async (request) => toNotFoundOutcome(request, []);
