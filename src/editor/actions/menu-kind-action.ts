import { addressOf, fileOf, MENU_KINDS, menuKindOf } from '../fields/menu-kind.ts';
import { fieldIn } from '../fields/nouns.ts';
import { type FieldPath, rootFieldPath, writePath } from '../fields/field-path.ts';
import { addSet, fieldPathOf, textIn, type FormEdits } from './form-edits.ts';

/** How a menu is shown is written once there is what it needs: a file, or the address of a page. */
export function readMenuKinds(form: FormData, root: unknown, formEdits: FormEdits): void {
  for (const [name, value] of form) {
    const kind = MENU_KINDS.find((each) => each === value);
    if (!name.startsWith('shown:') || kind === undefined) continue;
    const key = name.slice('shown:'.length);
    const owner = key === '' ? rootFieldPath(root) : fieldPathOf(root, key);
    const hasMenu = owner && fieldIn(owner, 'hasMenu');
    if (owner === undefined || hasMenu === undefined || kind === menuKindOf(owner)) continue;
    if (kind !== 'page' && !hasWhatItNeeds(kind, owner, form, formEdits)) continue;
    const menuUrl = fieldIn(owner, 'menuUrl');
    const address = addressOf(owner);
    // The address that stood in its place is kept.
    if (menuUrl !== undefined && menuUrl.value === undefined && address !== undefined)
      addSet(menuUrl, address, formEdits);
    addSet(hasMenu, kind, formEdits);
    // A file or an address that is refused later takes this back, too.
    const place = fieldIn(owner, kind === 'file' ? 'fileLink' : 'menuUrl');
    const needed = formEdits.typedEdits.find((typed) => place !== undefined && typed.key === writePath(place.path));
    if (needed !== undefined) needed.with = formEdits.edits.slice(-1);
  }
}

function hasWhatItNeeds(kind: 'file' | 'embedded', owner: FieldPath, form: FormData, { problems }: FormEdits): boolean {
  const place = fieldIn(owner, kind === 'file' ? 'fileLink' : 'menuUrl');
  const key = place && writePath(place.path);
  if (key === undefined || problems.has(key)) return false;
  if (kind === 'embedded' && fieldIn(owner, 'orderingLink')?.value !== undefined) return true;
  const typed = textIn(form, `f:${key}`).trim();
  return typed !== '' || (kind === 'file' ? fileOf(owner) : addressOf(owner)) !== undefined;
}
