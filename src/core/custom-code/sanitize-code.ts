import { defaultTreeAdapter, type DefaultTreeAdapterTypes as Tree, html as standard } from 'parse5';
import { EndlessCode, keepsItsPlace, parseCode, printNodes, type CodePosition } from './code-in-page.ts';

export interface SanitizedCode {
  html: string;
  /** What was written for the head and can't stand there, for the start of the body. */
  moved: string;
  problems: Problem[];
}

/** What is wrong with the code, and what the site does about it: `has <title>` · `It is left out: …`. */
interface Problem {
  problem: string;
  outcome: string;
}

/**
 * A brand's own HTML so that it stays in its place: it leaves nothing open, and closes nothing around it. Code that does so by itself is not
 * changed. Of other code an element that can't stand there is moved to the body or left out, alone, and the rest is written anew from what a
 * browser reads in it.
 */
export function sanitizeCode(code: string, place: CodePosition): SanitizedCode {
  try {
    const fragment = parseCode(code);
    const removed = removeBad(fragment, code);
    if (removed.length === 0 && keepsItsPlace(code, place)) return { html: code, moved: '', problems: [] };
    const outside = place === 'head' ? takeFromHead(fragment) : { moved: [], problems: [] };
    const problems = distinct([...removed, ...outside.problems]);
    const html = print(fragment.childNodes, place).trim();
    const moved = print(outside.moved, 'body').trim();
    return { html, moved, problems: problems.length > 0 ? problems : [UNBALANCED] };
  } catch (error) {
    if (!(error instanceof EndlessCode)) throw error;
    return { html: '', moved: '', problems: [{ problem: error.message, outcome: 'The code is left out.' }] };
  }
}

const distinct = (problems: Problem[]): Problem[] => [
  ...new Map(problems.map((problem) => [problem.problem, problem])).values(),
];

const UNBALANCED = {
  problem: 'is not balanced HTML',
  outcome:
    'The site closes what is open and leaves out what closes nothing. Close each element that you open, in reverse order, and no other.',
};

/** The page has these elements itself, and a second one would count for the whole page. */
const OF_THE_PAGE = new Set(['base', 'title']);
const UNSAFE_HALF = new Set(['script', 'style']);

/** Takes out, wherever it stands, what belongs to the page, and a comment, script or style without an end: half of it does anything. */
function removeBad(parent: Tree.ParentNode, code: string, problems: Problem[] = []): Problem[] {
  parent.childNodes = parent.childNodes.filter((node) => {
    const problem = problemOf(node, code);
    if (problem) problems.push(problem);
    else if ('childNodes' in node) removeBad('content' in node ? node.content : node, code, problems);
    return problem === undefined;
  });
  return problems;
}

function problemOf(node: Tree.ChildNode, code: string): Problem | undefined {
  if (isOpenComment(node, code))
    return { problem: 'leaves a comment open', outcome: 'It is left out from there on. End the comment with -->.' };
  if (!('tagName' in node) || node.namespaceURI !== standard.NS.HTML) return undefined;
  const { tagName: name } = node;
  if (OF_THE_PAGE.has(name))
    return { problem: `has <${name}>, which the page has already`, outcome: 'That element is left out.' };
  if (!UNSAFE_HALF.has(name) || node.sourceCodeLocation?.endTag) return undefined;
  return {
    problem: `leaves <${name}> open`,
    outcome: `It is left out from there on. Write </${name}> where it ends.`,
  };
}

function isOpenComment(node: Tree.ChildNode, code: string): boolean {
  if (node.nodeName !== '#comment') return false;
  const { startOffset = 0, endOffset = 0 } = node.sourceCodeLocation ?? {};
  const text = code.slice(startOffset, endOffset);
  return !(text.startsWith('<!--') ? /(?:--!?|^<!--?-?)>$/ : />$/).test(text);
}

/** Takes out what a head can't hold. A text would stand above the page's header, so it goes nowhere. */
function takeFromHead(fragment: Tree.DocumentFragment): { moved: Tree.ChildNode[]; problems: Problem[] } {
  const outside = fragment.childNodes.filter((node) => !canStandInHead(node));
  fragment.childNodes = fragment.childNodes.filter(canStandInHead);
  const problems = outside.map((node) => ({
    problem: `has ${describe(node)}, which the head can’t hold`,
    outcome: 'tagName' in node ? MOVED : 'That text is left out; the rest stays.',
  }));
  return { moved: outside.filter((node) => 'tagName' in node), problems };
}

const MOVED =
  'That alone stands at the start of the body instead; the rest stays in the head. Move it from "head" to "body" to say so yourself.';

const HEAD_ELEMENTS = new Set(['meta', 'link', 'script', 'style', 'template']);
/** For a browser without scripts. */
const IN_NOSCRIPT = new Set(['meta', 'link', 'style']);

function canStandInHead(node: Tree.ChildNode): boolean {
  if (!('tagName' in node)) return !defaultTreeAdapter.isTextNode(node) || node.value.trim() === '';
  if (node.tagName !== 'noscript') return HEAD_ELEMENTS.has(node.tagName);
  return node.childNodes.every(
    (child) => canStandInHead(child) && (!('tagName' in child) || IN_NOSCRIPT.has(child.tagName)),
  );
}

const MAX_ADDRESS_LENGTH = 60;

/** `<noscript> with <img src="https://www.facebook.com/tr?id=1">` */
function describe(node: Tree.ChildNode): string {
  if (!('tagName' in node)) return 'text';
  const source = node.attrs.find(({ name }) => name === 'src')?.value;
  const address = source && source.length > MAX_ADDRESS_LENGTH ? `${source.slice(0, MAX_ADDRESS_LENGTH)}…` : source;
  const tag = `<${node.tagName}${address === undefined ? '' : ` src="${address}"`}>`;
  const inner = node.tagName === 'noscript' ? node.childNodes.find((child) => 'tagName' in child) : undefined;
  return inner === undefined ? tag : `${tag} with ${describe(inner)}`;
}

/** As HTML that keeps its place. Where a part does not, that part alone is left out, down to a single node. */
function print(nodes: Tree.ChildNode[], place: CodePosition): string {
  const whole = printNodes(nodes);
  if (keepsItsPlace(whole, place)) return whole;
  if (nodes.length <= 1) return '';
  const half = Math.ceil(nodes.length / 2);
  const rest = print(nodes.slice(0, half), place) + print(nodes.slice(half), place);
  return keepsItsPlace(rest, place) ? rest : '';
}
