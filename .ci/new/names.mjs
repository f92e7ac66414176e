/**
 * The spellings of a resource. The templates are about a "sample gadget", so that each of them can be told apart.
 *
 * @typedef {object} Names
 * @property {string} one In prose: `school holiday`.
 * @property {string} many `school holidays`.
 * @property {string} camel `schoolHoliday`.
 * @property {string} camels `schoolHolidays`.
 * @property {string} pascal `SchoolHoliday`.
 * @property {string} pascals `SchoolHolidays`.
 * @property {string} kebab `school-holiday`.
 * @property {string} kebabs `school-holidays`.
 * @property {string} prefix What its ids begin with: `sch`.
 */

const capitalize = (/** @type {string} */ text) => text.charAt(0).toUpperCase() + text.slice(1);
const camelOf = (/** @type {string} */ kebab) =>
  kebab
    .split('-')
    .map((word, index) => (index === 0 ? word : capitalize(word)))
    .join('');

/** @param {string} kebab */
function pluralOf(kebab) {
  if (/[^aeiou]y$/.test(kebab)) return kebab.replace(/y$/, 'ies');
  return kebab + (/(?:s|x|z|ch|sh)$/.test(kebab) ? 'es' : 's');
}

/**
 * @param {string} kebab The name in the singular.
 * @param {string} [plural] Where it is irregular.
 * @param {ReadonlySet<string>} [takenPrefixes] Those of the ids of other records.
 * @returns {Names}
 * @throws {Error} When a name is not lower-case words with hyphens.
 */
export function namesOf(kebab, plural = pluralOf(kebab), takenPrefixes = new Set()) {
  for (const name of [kebab, plural]) {
    if (!/^[a-z]{3,}(?:-[a-z]{2,})*$/.test(name)) {
      throw new Error(`"${name}" is not a name such as holiday or school-holiday.`);
    }
  }
  if (kebab === plural) throw new Error(`The plural of "${kebab}" has to differ from it.`);
  const letters = kebab.replaceAll('-', '');
  const [first = ''] = letters;
  const candidates = [letters, first + letters.slice(1).replaceAll(/[aeiou]/g, '')].map((text) =>
    text.slice(0, 3),
  );
  return {
    one: kebab.replaceAll('-', ' '),
    many: plural.replaceAll('-', ' '),
    camel: camelOf(kebab),
    camels: camelOf(plural),
    pascal: capitalize(camelOf(kebab)),
    pascals: capitalize(camelOf(plural)),
    kebab,
    kebabs: plural,
    prefix: candidates.find((prefix) => prefix.length === 3 && !takenPrefixes.has(prefix)) ?? letters,
  };
}

/**
 * @param {string} template A text about sample gadgets.
 * @param {Names} names
 * @returns {string} The same about the resource.
 */
export function fillIn(template, names) {
  const article = /^[aeiou]/.test(names.one) ? 'an' : 'a';
  /** @type {readonly (readonly [string, string])[]} */
  const replacements = [
    ['sample-gadgets', names.kebabs],
    ['sample-gadget', names.kebab],
    ['sampleGadgets', names.camels],
    ['sampleGadget', names.camel],
    ['SampleGadgets', names.pascals],
    ['SampleGadget', names.pascal],
    ['a sample gadget', `${article} ${names.one}`],
    ['A sample gadget', `${capitalize(article)} ${names.one}`],
    ['sample gadgets', names.many],
    ['sample gadget', names.one],
    ['Sample gadgets', capitalize(names.many)],
    ['Sample gadget', capitalize(names.one)],
  ];
  const filled = replacements.reduce((text, [from, to]) => text.replaceAll(from, to), template);
  return filled.replaceAll(/\bsgd\b/g, names.prefix);
}
