/** Looks and colours. */
export const LOOKS = {
  looks: 'Looks',
};
