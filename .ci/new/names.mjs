/**
 * The spellings of a resource. The templates use "sample gadget", which occurs nowhere else, so every spelling can be
 * replaced.
 * @typedef {object} Names
 * @property {string} singular in prose: `school holiday`
 * @property {string} plural in prose: `school holidays`
 * @property {string} camel `schoolHoliday`
 * @property {string} camels `schoolHolidays`
 * @property {string} pascal `SchoolHoliday`
 * @property {string} pascals `SchoolHolidays`
 * @property {string} kebab `school-holiday`
 * @property {string} kebabs `school-holidays`
 * @property {string} prefix the prefix of its ids: `sch`
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
 * @param {string} kebab the name in the singular
 * @param {string} [plural] the plural, if it is irregular
 * @param {ReadonlySet<string>} [takenPrefixes] id prefixes that other records use
 * @returns {Names}
 * @throws {Error} when a name does not consist of lower-case words with hyphens, or both names are equal
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
    singular: kebab.replaceAll('-', ' '),
    plural: plural.replaceAll('-', ' '),
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
 * @param {string} template the text of a template
 * @param {Names} names
 * @returns {string} the text with the names of the resource
 */
export function fillIn(template, names) {
  const article = /^[aeiou]/.test(names.singular) ? 'an' : 'a';
  /** @type {readonly (readonly [string, string])[]} */
  const replacements = [
    ['sample-gadgets', names.kebabs],
    ['sample-gadget', names.kebab],
    ['sampleGadgets', names.camels],
    ['sampleGadget', names.camel],
    ['SampleGadgets', names.pascals],
    ['SampleGadget', names.pascal],
    ['a sample gadget', `${article} ${names.singular}`],
    ['A sample gadget', `${capitalize(article)} ${names.singular}`],
    ['sample gadgets', names.plural],
    ['sample gadget', names.singular],
    ['Sample gadgets', capitalize(names.plural)],
    ['Sample gadget', capitalize(names.singular)],
  ];
  const filled = replacements.reduce((text, [from, to]) => text.replaceAll(from, to), template);
  return filled.replaceAll(/\bsgd\b/g, names.prefix);
}
