import { fail } from '#brand/errors/fail.ts';
import { previewBrands } from './preview-brands.ts';

// What is missing has been installed by run.mjs. The addresses come last, when there is something to see.
previewBrands({ isPatient: true }).catch(fail);
