/** Whom a guest's browser asks at an address, as guests know them: `whoAnswers('https://drive.google.com/file/d/1/view') // "Google"`, else its host. */
export function whoAnswers(address: string): string {
  const host = new URL(address).hostname.replace(/^www\./, '');
  const known = OWNERS.find(([domain]) => host === domain || host.endsWith(`.${domain}`));
  return known?.[1] ?? host;
}

const OWNERS = [
  ['google.com', 'Google'],
  ['googleapis.com', 'Google'],
  ['youtube.com', 'YouTube'],
  ['youtube-nocookie.com', 'YouTube'],
  ['vimeo.com', 'Vimeo'],
  ['matterport.com', 'Matterport'],
] as const;
