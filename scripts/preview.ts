import { fail } from './fail.ts';
import { previewBrands } from './preview-brands.ts';

previewBrands({ isPatient: false }).catch(fail);
