/** Text that means something to a browser, a database, a shell or a terminal, and must stay text. */
export const HOSTILE_TEXT =
  "</script><script>alert(1)</script><img src=x onerror=alert(1)> ' OR 1=1; drop table restaurant_feedback; -- " +
  '${7*7} {{7*7}} $(id) `id` %00 \\u0000 \u202Eevil\u202C 寿司 🍜 عربي \r\n\t"quotes" & <b>';
