/** How a language writes the prices that an answer has as an English page writes them. */
interface Prices {
  /** `price('$', '1,250.00')` */
  price: (sign: string, amount: string) => string;
  /** The price of the smallest size. */
  from: (price: string) => string;
}

const PRICE = /(\bfrom )?(\p{Sc}|\b[A-Z]{2}\$)(\d{1,3}(?:,\d{3})*(?:\.\d{2})?)(?![\d.,]*\d)/gu;

/** Rewrites the prices of a text: "$1,250.00", "from $12.50". */
export function makePrices({ price, from }: Prices): (text: string) => string {
  return (text) =>
    text.replaceAll(PRICE, (_, isLeast: string | undefined, sign: string, amount: string) =>
      isLeast === undefined ? price(sign, amount) : from(price(sign, amount)),
    );
}
