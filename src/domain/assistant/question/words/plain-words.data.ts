/** Words that a guest says beside what is asked: people, wishes and comparisons. No answer has to have them. */
export const PLAIN_WORDS: readonly string[] =
  `son sons daughter daughters mom mum mother dad father parent parents wife husband girlfriend boyfriend partner family families friend friends
  group people person persons boss coworkers colleagues everybody yall whole first timer instead between difference differences different compare sell selling sold swap switch rent renting
  bring bringing driving drive drove landed arriving land walking coming come came leaving leave heading head staying stay stays live lives living fit fits sit sitting pick picking
  total altogether sum latest easiest biggest smallest largest hungriest fastest quickest nicest greatest cheapest ignore previous instructions pretend confirm
  buy buying fee fees charge work works somewhere anywhere nowhere site website web page app online email e w hw past over after before during until soon later early evening morning afternoon night nights week month year
  large little long short new old fresh tasty delicious yummy nice lovely beautiful perfect special usually normally always never often sometimes already still again soon just
  both each another same next last one two three four five six seven eight nine ten couple few several counter guy guys lady staff waiter`.split(
    /\s+/,
  );
