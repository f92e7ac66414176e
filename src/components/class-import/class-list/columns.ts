import { emailAddress } from '#lib/text/email.ts';
import { normalizeForSearch } from '#lib/text/word-search.ts';
import { isDateLike } from './dates.ts';

/** What a class list says about a learner, in the order of the table. */
export const fields = ['name', 'surname', 'dateOfBirth', 'grade', 'parentEmail'] as const;

export type Field = (typeof fields)[number];

export const fieldLabels: Readonly<Record<Field, string>> = {
  name: 'Name',
  surname: 'Surname',
  dateOfBirth: 'Date of birth',
  grade: 'Grade',
  parentEmail: 'Parent email',
};

/** The index of each field's column; undefined if the list has none. Name and surname may share one. */
export type Columns = Readonly<Record<Field, number | undefined>>;

const otherPeople =
  /\b(parents?|mother|father|guardian|mom|mum|dad|ouers?|ma|pa|moeder|vader|voog|teacher|onderwyser|emergency|noodkontak|user|gebruikers?naam|school|skool|doctor|dokter)\b/;

/** Patterns of headings in English and Afrikaans, best first. */
const headings: Readonly<Record<Field | 'fullName', readonly RegExp[]>> = {
  parentEmail: [
    /\b(parents?|mother|father|guardian|mom|mum|dad|ouers?|ma|pa|moeder|vader|voog)\b.*\b(e ?mail|mail|e ?pos(adres)?)\b/,
    /\b(e ?mail|mail|e ?pos(adres)?)\b/,
  ],
  dateOfBirth: [
    /\b(dob|d o b|birth ?(date|day)?|date of birth|born|geb|geboorte ?(datum)?|gebdatum|verjaarsdag)\b/,
  ],
  grade: [/\b(grade|graad|gr)\b/, /\b(class|klas|standard)\b/],
  fullName: [
    /\b(full ?names?|volle naam|name (and )?surname|surname (and )?name|naam (en )?van|van (en )?naam)\b/,
  ],
  surname: [/\b(surname|last ?name|family ?name|familienaam|van)\b/],
  name: [
    /\b(first|given|call|preferred) ?names?\b|\b(voor|noem|roep)na(am|me)\b/,
    /\b(names?|naam|name)\b/,
    /\b(learners?|leerders?|child|children|kind|kinders|pupils?|students?)\b/,
  ],
};

const toWords = (heading: string): string =>
  normalizeForSearch(heading)
    .replaceAll(/[^\p{L}\p{Nd}]+/gu, ' ')
    .trim();

const isPersonalName = (field: Field | 'fullName'): boolean =>
  field === 'name' || field === 'surname' || field === 'fullName';

function findHeading(words: readonly string[], field: Field | 'fullName', used: readonly number[] = []) {
  const candidates = headings[field].map((pattern) =>
    words.findIndex(
      (heading, index) =>
        pattern.test(heading) &&
        !used.includes(index) &&
        !(isPersonalName(field) && (otherPeople.test(heading) || headings.parentEmail[1]?.test(heading))),
    ),
  );
  return candidates.find((index) => index >= 0);
}

function columnsByHeading(header: readonly string[]): Columns {
  const words = header.map(toWords);
  const parentEmail = findHeading(words, 'parentEmail');
  const dateOfBirth = findHeading(words, 'dateOfBirth');
  const grade = findHeading(words, 'grade');
  const used = [parentEmail, dateOfBirth, grade].filter((index) => index !== undefined);
  const fullName = findHeading(words, 'fullName', used);
  const rest = fullName === undefined ? used : [...used, fullName];
  const surname = findHeading(words, 'surname', rest);
  const name = findHeading(words, 'name', surname === undefined ? rest : [...rest, surname]);
  return {
    name: name !== undefined && (surname !== undefined || fullName === undefined) ? name : fullName,
    surname: surname ?? fullName ?? name,
    dateOfBirth,
    grade,
    parentEmail,
  };
}

const gradeLike = /^(?:grade|graad|gr|g)?[\s.]*(?:r|1[0-2]|[1-9])\s*[a-z]?$/i;
const wordsLike = /\p{L}/u;

/** Guesses the columns of a list without headings from its cells. */
function columnsByContent(rows: readonly (readonly string[])[]): Columns {
  const sample = rows.slice(0, 50);
  const width = Math.max(0, ...sample.map((cells) => cells.length));
  const columns = Array.from({ length: width }, (_, column) =>
    sample.map((cells) => cells[column] ?? '').filter((cell) => cell !== ''),
  );
  const share = (cells: readonly string[], isKind: (cell: string) => boolean) =>
    cells.length === 0 ? 0 : cells.filter(isKind).length / cells.length;
  const find = (isKind: (cell: string) => boolean, isAllowed: (index: number) => boolean = () => true) => {
    const index = columns.findIndex((cells, column) => isAllowed(column) && share(cells, isKind) > 0.5);
    return index < 0 ? undefined : index;
  };
  const isNumbering = (column: number) =>
    columns[column]?.every((cell, row) => cell === String(row + 1)) ?? false;
  const parentEmail = find((cell) => cell.includes('@'));
  const dateOfBirth = find(isDateLike);
  const grade = find(
    (cell) => gradeLike.test(cell),
    (column) => column !== dateOfBirth && !isNumbering(column),
  );
  const used = [parentEmail, dateOfBirth, grade];
  const isText = (column: number) => !used.includes(column);
  const name = find((cell) => wordsLike.test(cell), isText);
  const surname = find(
    (cell) => wordsLike.test(cell),
    (column) => isText(column) && column !== name,
  );
  return { name, surname: surname ?? name, dateOfBirth, grade, parentEmail };
}

/** Rows before the headings, such as the name of the class. */
const maxTitleRows = 5;

const isHeader = (cells: readonly string[]): boolean => {
  if (cells.some((cell) => emailAddress.test(cell) || isDateLike(cell))) return false;
  const { name, surname, ...others } = columnsByHeading(cells);
  const found = [...new Set([name, surname]), ...Object.values(others)].filter(
    (index) => index !== undefined,
  );
  return found.length > 1;
};

export interface ClassTable {
  /** Undefined if the list has no row of headings. */
  header: readonly string[] | undefined;
  rows: readonly (readonly string[])[];
  columns: Columns;
}

/** Finds headings, rows of learners and columns in the cells of a list. Cells must be trimmed. */
export function readTable(cells: readonly (readonly string[])[]): ClassTable {
  const filled = cells.filter((row) => row.some((cell) => cell !== ''));
  const index = filled.slice(0, maxTitleRows).findIndex(isHeader);
  const header = filled[index];
  if (!header) return { header: undefined, rows: filled, columns: columnsByContent(filled) };
  return { header, rows: filled.slice(index + 1), columns: columnsByHeading(header) };
}

/** The relationship that the heading of the email's column names: an invitation needs one. */
export function relationshipOf(heading = ''): 'Mother' | 'Father' | 'Guardian' {
  const words = toWords(heading);
  if (/\b(mother|mom|mum|ma|moeder)\b/.test(words)) return 'Mother';
  return /\b(father|dad|pa|vader)\b/.test(words) ? 'Father' : 'Guardian';
}

/** The name of a column in a spreadsheet: A to Z, then AA. */
export function columnLetter(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : columnLetter(Math.floor(index / 26) - 1) + letter;
}

const particles = new Set([
  'van',
  'von',
  'de',
  'der',
  'den',
  'du',
  'le',
  'la',
  'te',
  'ten',
  'da',
  'dos',
  'el',
  'al',
  'bin',
]);

/** Splits 'Zola van der Merwe' and 'van der Merwe, Zola'. */
export function splitFullName(text: string): { name: string; surname: string } {
  const comma = text.indexOf(',');
  if (comma >= 0) return { name: text.slice(comma + 1).trim(), surname: text.slice(0, comma).trim() };
  const words = text.split(' ').filter(Boolean);
  const particle = words.findIndex((word, index) => index > 0 && particles.has(word.toLowerCase()));
  const start = particle > 0 ? particle : Math.max(words.length - 1, 1);
  return { name: words.slice(0, start).join(' '), surname: words.slice(start).join(' ') };
}
