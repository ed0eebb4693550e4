/** The frame of the editor: where one is, what is there, the site beside. */
export const FRAME = {
  edit: 'Edit',
  entry: 'Entry',
  text: 'Text',
};
