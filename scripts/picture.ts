/** `npm run picture`: draws the import diagram from today's imports into ARCHITECTURE.md. */
import { writePicture } from './check/check-picture.ts';

await writePicture();
