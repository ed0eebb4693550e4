import { fail } from '../src/builder/cli/fail.ts';
import { previewBrands } from './preview-brands.ts';

previewBrands({ isPatient: false }).catch(fail);
