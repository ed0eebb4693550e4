import * as astro from 'astro/runtime/server/index.js';

/**
 * What compiled templates import from `astro/compiler-runtime`. A template, a component, a slot or an element whose parts are text is that text
 * at once. Astro would make an object for it, render it later and collect its parts. What has anything else in it, such as a promise, an
 * island or a script, is made and rendered by Astro.
 */
export * from 'astro/compiler-runtime';

/** Astro's object for the page that is being printed. */
type Page = Parameters<typeof astro.renderComponent>[0];
type Props = Record<string, unknown>;
type Slot = (page: Page) => unknown;
type Slots = Record<string, Slot>;
type Destination = Parameters<ReturnType<typeof astro.renderTemplate>['render']>[0];

/** HTML that needs no escaping. Astro calls `render` where it meets one. */
class Text {
  readonly html: string;

  constructor(html: string) {
    this.html = html;
  }

  render(destination: Destination): void {
    destination.write(astro.markHTMLString(this.html));
  }
}

export function render(parts: TemplateStringsArray, ...values: unknown[]): unknown {
  let html = parts[0] ?? '';
  for (let index = 0; index < values.length; index++) {
    const text = textOf(values[index]);
    if (text === undefined) return astro.renderTemplate(parts, ...values);
    html += text + (parts[index + 1] ?? '');
  }
  return new Text(html);
}

export function renderComponent(
  page: Page,
  name: string,
  component: unknown,
  props: Props,
  slots: Slots = {},
): unknown {
  const byAstro = (given: Slots): unknown =>
    astro.renderComponent(page, name, component, props, given as Parameters<typeof astro.renderComponent>[4]);
  const { default: slot } = slots;
  if (component === astro.Fragment) return slot?.(page) ?? '';
  if (typeof component === 'string') {
    const content = slot?.(page);
    return elementOf(component, props, content, slots) ?? byAstro(slot ? { ...slots, default: () => content } : slots);
  }
  const isAtOnce = isTemplate(component) && !page._metadata.routeHasPropagation && !hasDirective(props);
  return isAtOnce ? withoutWarning(component(page, props, slots)) : byAstro(slots);
}

export function renderSlot(page: Page, slot: unknown, fallback?: unknown): unknown {
  const shown = slot || fallback;
  return typeof shown === 'function' ? withoutWarning((shown as Slot)(page)) : shown;
}

/** Where an element has a head above it, Astro asks at each element whether the head is still missing. */
export function maybeRenderHead(page: Page): unknown {
  return page._metadata.headInTree ? '' : astro.maybeRenderHead();
}

/** The text that Astro would print for a value in a template; undefined for what is not text yet. */
function textOf(value: unknown): string | undefined {
  if (typeof value === 'string') return astro.escapeHTML(value);
  if (value === undefined || value === null || value === false) return '';
  if (typeof value === 'number') return Number.isNaN(value) ? '' : String(value);
  if (value instanceof Text) return value.html;
  if (Array.isArray(value)) return textOfAll(value);
  return value.constructor === astro.HTMLString ? String(value) : undefined;
}

function textOfAll(values: readonly unknown[]): string | undefined {
  let html = '';
  for (const value of values) {
    const text = textOf(value);
    if (text === undefined) return undefined;
    html += text;
  }
  return html;
}

/** An element whose name is a variable, `<Heading>`; undefined where Astro has to see to more than its attributes and its text. */
function elementOf(
  name: string,
  { 'class:list': list, ...props }: Props,
  content: unknown,
  slots: Slots,
): Text | undefined {
  if (!/^(?:h[1-6]|[a-z]+)$/.test(name) || astro.voidElementNames.test(name)) return undefined;
  if (hasDirective(props) || (list !== undefined && 'class' in props)) return undefined;
  if (Object.keys(slots).some((key) => key !== 'default')) return undefined;
  const text = textOf(content);
  if (text === undefined) return undefined;
  const attributes = `${astro.spreadAttributes(props, name)}${astro.addAttribute(list, 'class:list')}`;
  return new Text(`<${name}${attributes}>${text}</${name}>`);
}

const isTemplate = (component: unknown): component is (page: Page, props: Props, slots: Slots) => unknown =>
  typeof component === 'function' && 'isAstroComponentFactory' in component;

/** `client:…`, `server:…`, `class:list` */
function hasDirective(props: Props): boolean {
  for (const name in props) if (name.includes(':')) return true;
  return false;
}

/** A promise that fails after another part of the page has failed would end the process. The page still hears of it. */
function withoutWarning(value: unknown): unknown {
  if (value instanceof Promise) value.catch(() => {});
  return value;
}
