import type { CDPSession } from '@playwright/test';

const POINTED_AT = 'a, button, summary, label, input, select, textarea, li, article, figure, [tabindex]';
const FOCUSED = 'a[href], button, summary, input, select, textarea, [tabindex]';
const TARGETS = {
  hover: { selector: POINTED_AT, classes: ['hover'] },
  active: { selector: POINTED_AT, classes: ['hover', 'active'] },
  focus: { selector: FOCUSED, classes: ['focus', 'focus-visible', 'focus-within'] },
};

/** Lets every element that can be pointed at or focused look as if it were: all their styles in one look. */
export async function forcePseudoClasses(session: CDPSession, name: keyof typeof TARGETS): Promise<void> {
  const { selector, classes } = TARGETS[name];
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument', { depth: 0 });
  const force = async (query: string, forcedPseudoClasses: string[]) => {
    const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: query });
    await Promise.all(nodeIds.map((nodeId) => session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses })));
  };
  await force(`${POINTED_AT}, ${FOCUSED}`, []);
  await force(selector, classes);
}
