/** Short and easy to spell. Together, no two words tease a child. */
const adjectives = (
  'Blue Bold Brave Bright Calm Clever Cool Fast Gold Good Green Happy Jolly Kind Lucky Magic Merry ' +
  'Neat New Pink Proud Quick Quiet Red Shiny Silver Smart Smooth Soft Strong Sunny Super Sweet ' +
  'Tidy Warm Wise Yellow Young Zippy'
).split(' ');

const nouns = (
  'ant apple ball banana bear bee bell bird boat book box bus cake car cat cloud crab cup deer dog ' +
  'door drum duck eagle egg farm fish flag flower fox frog garden hand hat hill horse house jam ' +
  'kite lamb lamp leaf lemon lion mango map moon nest ocean owl panda pear pen piano plane plum ' +
  'pony rain ring river robot rock rocket rose seal ship shoe sky song spoon star stone sun swan ' +
  'tent tiger train tree truck turtle wagon window wolf zebra'
).split(' ');

/** Without 0 and 1, which look like letters. */
const digits = '23456789';

/** Without modulo bias: the largest remainder of 32 bits is rejected. */
function randomBelow(limit: number): number {
  const [value = 0] = crypto.getRandomValues(new Uint32Array(1));
  return value < Math.floor(2 ** 32 / limit) * limit ? value % limit : randomBelow(limit);
}

const choose = (texts: ArrayLike<string>): string => texts[randomBelow(texts.length)] ?? '';

/**
 * Generates a password that a child of seven can read and type, and that meets the rules for new passwords: 'Blue-lion-472'
 * (D-282). It is one of about 1.6 million: the server must limit wrong tries.
 */
export const generateChildPassword = (): string =>
  `${choose(adjectives)}-${choose(nouns)}-${choose(digits)}${choose(digits)}${choose(digits)}`;
