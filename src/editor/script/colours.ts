/**
 * While a colour is chosen, the site beside takes all that follows of it, before it is saved. One question at a time: the last colour
 * that was chosen meanwhile is asked for next.
 */
export const COLOUR_SCRIPT = `(() => {
  const field = (key) => document.querySelector('#colours [name$="/' + key + '"]');
  let isAsking = false;
  let wanted;

  const ask = async () => {
    isAsking = true;
    while (wanted !== undefined) {
      const address = wanted;
      wanted = undefined;
      const answer = await fetch(address).catch(() => undefined);
      // While a code is typed it is no colour yet.
      if (answer?.ok) window.frontOfHouse?.showStyle(await answer.text());
    }
    isAsking = false;
  };

  document.addEventListener('input', ({ target }) => {
    if (target.closest?.('#colours') == null) return;
    // The script of forms puts the colour of the picker into its field first.
    const colours = { primary: field('primaryColor')?.value ?? '', secondary: field('secondaryColor')?.value ?? '' };
    wanted = document.getElementById('colours').dataset.palette + '?' + new URLSearchParams(colours);
    if (!isAsking) ask();
  });
})();
`;
