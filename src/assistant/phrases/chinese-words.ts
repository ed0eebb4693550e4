// What Chinese writes alike in both kinds of characters.

const WEEKDAYS = ['星期日', '星期一', '星期二', '星期三', '星期四', '星期五', '星期六'];

export function list(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join('、')}和${words.at(-1)}`;
}

export function nameOf(weekday: number): string {
  return WEEKDAYS[weekday] ?? '';
}

export function dateText(month: number, date: number): string {
  return `${month}月${date}日`;
}

export function endWithStop(text: string): string {
  return /[.!?…。！？]$/.test(text) ? text : `${text}。`;
}
