import { fail } from '../src/builder/command/fail.ts';
import { previewBrands } from './preview-brands.ts';

previewBrands({ isPatient: false }).catch(fail);
