import type { JsonObject } from '#api/change-json/apply-patch.ts';
import { readActivity, getProperty, parseJson, readQuestion } from '#api/change-json/read-change.ts';
import { activityContent, questionContents, type Content } from './compare/content.ts';
import type { BothSides } from './compare/word-changes.ts';

/** Both sides of a question as readable content. */
export const questionSides = ({ before, after }: BothSides<JsonObject>): BothSides<Content> =>
  questionContents({ before: readQuestion(before), after: readQuestion(after) });

/** Both sides of an activity's own fields. */
export const activitySides = ({ before, after }: BothSides<JsonObject>): BothSides<Content> => ({
  before: activityContent(readActivity(before)),
  after: activityContent(readActivity(after)),
});

export const questionTypeOf = (snapshot: JsonObject): string => {
  const type = getProperty(snapshot, 'Type');
  return typeof type === 'string' ? type : '';
};

/** Characters that are shown of a `data:` URL: a file has up to 10 MB of base64. */
const shownOfDataUrl = 80;

/** Longer than any other text of a question; a longer media path would freeze the page. */
const longestText = 20_000;

/** For reading: indented, with the data of a question as the object that its JSON string holds. */
export function readableJson(snapshot: JsonObject): string {
  const open = Object.fromEntries(
    Object.entries(snapshot).map(([name, value]) => [
      name,
      name.toLowerCase() === 'data' ? (parseJson(value) ?? value) : value,
    ]),
  );
  return JSON.stringify(
    open,
    (_name, value: unknown) => (typeof value === 'string' ? shortened(value) : value),
    2,
  );
}

function shortened(text: string): string {
  const shown = /^data:/i.test(text) ? shownOfDataUrl : longestText;
  if (text.length <= shown) return text;
  return `${text.slice(0, shown)}… (${text.length.toLocaleString('en')} characters)`;
}
