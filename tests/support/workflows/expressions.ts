import { data, Evaluator, Lexer, Parser } from '@actions/expressions';

/** `github`, `vars`, `steps` and so on, as GitHub hands them to an expression. */
export type Contexts = Record<string, unknown>;
export type Status = 'success' | 'failure';

/** The value of what stands in `${{ }}`, by GitHub's own evaluator. A name that is no context throws, as it does there. */
export function evaluate(expression: string, contexts: Contexts, status: Status = 'success'): unknown {
  const functions = [
    named('success', () => status === 'success'),
    named('failure', () => status === 'failure'),
    named('always', () => true),
    named('cancelled', () => false),
    named('hashFiles', () => 'hash-of-files'),
  ];
  const parsed = new Parser(new Lexer(expression).lex().tokens, Object.keys(contexts), functions).parse();
  const known = JSON.parse(JSON.stringify(contexts), data.reviver) as data.Dictionary;
  const value = new Evaluator(
    parsed,
    known,
    new Map(functions.map((entry) => [entry.name.toLowerCase(), entry])),
  ).evaluate();
  return JSON.parse(JSON.stringify(value, data.replacer));
}

/** The text with all its `${{ }}` filled in; where it is one expression and nothing else, its value. */
export function fillIn(text: unknown, contexts: Contexts, status?: Status): unknown {
  if (typeof text !== 'string') return text;
  const whole = /^\$\{\{((?:(?!\}\}).)*)\}\}$/s.exec(text.trim());
  if (whole) return evaluate(whole[1] ?? '', contexts, status);
  return text.replaceAll(/\$\{\{(.*?)\}\}/gs, (_, inner: string) => textOfValue(evaluate(inner, contexts, status)));
}

/** An `if`, which needs no braces and means success where it does not say otherwise. */
export function holds(condition: string | undefined, contexts: Contexts, status: Status): boolean {
  const bare = (condition ?? 'success()').replace(/^\$\{\{(.*)\}\}$/s, '$1');
  const asksStatus = /\b(success|failure|always|cancelled)\(/.test(bare);
  return Boolean(evaluate(asksStatus ? bare : `success() && (${bare})`, contexts, status));
}

export function textOfValue(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? 'Object' : String(value);
}

function named(name: string, answer: () => boolean | string) {
  const call = (): data.ExpressionData => {
    const value = answer();
    return typeof value === 'string' ? new data.StringData(value) : new data.BooleanData(value);
  };
  return { name, minArgs: 0, maxArgs: 255, call };
}
