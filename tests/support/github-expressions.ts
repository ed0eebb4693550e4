import { data, Evaluator, Lexer, Parser } from '@actions/expressions';

/** The value of what stands in `${{ }}`, by GitHub's own evaluator. A name that is no context throws, as it does there. */
export function evaluate(expression: string, contexts: Record<string, unknown>): unknown {
  const answers = { success: true, failure: false, always: true, cancelled: false };
  const functions = Object.entries(answers).map(([name, answer]) => ({
    name,
    minArgs: 0,
    maxArgs: 0,
    call: () => new data.BooleanData(answer),
  }));
  const parsed = new Parser(new Lexer(expression).lex().tokens, Object.keys(contexts), functions).parse();
  const known = JSON.parse(JSON.stringify(contexts), data.reviver) as data.Dictionary;
  const value = new Evaluator(parsed, known, new Map(functions.map((entry) => [entry.name, entry]))).evaluate();
  return JSON.parse(JSON.stringify(value, data.replacer));
}
