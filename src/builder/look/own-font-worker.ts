import { makeOwnFont, type OwnFontTask } from './own-font.ts';

// Makes a brand's own font of the files that `own-font-process.ts` sends, sends what it made, and ends.
process.once('message', (task: OwnFontTask) => {
  void makeOwnFont(task).then((made) => process.send?.(made, () => process.exit()));
});
// What started this process is gone.
process.on('disconnect', () => process.exit());
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {});
