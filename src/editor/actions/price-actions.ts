import { isKind } from '../fields/nouns.ts';
import { planPrices } from '../fields/price-plan.ts';
import { type Act, fieldPathOf, textIn } from './form-edits.ts';

/** Raises or lowers the prices of a menu. Without `isSure` it shows what would become of them, and asks. */
export function changePrices({ rest, form, root, formEdits }: Act, isSure: boolean): void {
  const menu = fieldPathOf(root, rest);
  if (menu === undefined || !isKind(menu, 'Menu')) return;
  const { prices } = formEdits.texts.menu;
  const key = `prices/${rest}`;
  const plan = planPrices(menu, root, (name) => textIn(form, `n:prices:${name}`), formEdits.texts);
  if (isSure && !('problem' in plan)) {
    for (const { path, after } of plan.changes) formEdits.edits.push({ kind: 'set', path, value: after });
    return;
  }
  for (const [name, value] of form)
    if (name.startsWith('n:prices:') && typeof value === 'string') formEdits.typed.set(name, value);
  formEdits.problems.set(key, 'problem' in plan ? plan.problem : prices.ask(plan.changes.length));
  if (!('problem' in plan)) formEdits.asked.set(key, `repriced/${rest}`);
}
