import { fail } from '#brand/errors/fail.ts';
import { previewBrands } from './preview-brands.ts';

previewBrands({ isPatient: false }).catch(fail);
