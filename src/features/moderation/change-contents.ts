import type { JsonObject } from '#api/change-json/apply-patch.ts';
import { readActivity, getProperty, parseJson, readQuestion } from '#api/change-json/read-change.ts';
import { formatCount } from '#lib/numbers.ts';
import { activityContent, questionContents, type Content } from './compare/content.ts';
import type { BothSides } from './compare/word-changes.ts';

export const questionContentSides = ({ before, after }: BothSides<JsonObject>): BothSides<Content> =>
  questionContents({ before: readQuestion(before), after: readQuestion(after) });

export const activityContentSides = ({ before, after }: BothSides<JsonObject>): BothSides<Content> => ({
  before: activityContent(readActivity(before)),
  after: activityContent(readActivity(after)),
});

export const questionTypeOf = (snapshot: JsonObject): string => {
  const type = getProperty(snapshot, 'Type');
  return typeof type === 'string' ? type : '';
};

/** Number of characters shown of a `data:` URL, which can have 10 MB. */
const maxDataUrl = 80;

/** Number of characters shown of other texts: a very long media path would freeze the page. */
const maxText = 20_000;

/** Returns indented JSON, with the data of a question parsed from its JSON string. */
export function readableJson(snapshot: JsonObject): string {
  const parsedSnapshot = Object.fromEntries(
    Object.entries(snapshot).map(([name, value]) => [
      name,
      name.toLowerCase() === 'data' ? (parseJson(value) ?? value) : value,
    ]),
  );
  return JSON.stringify(
    parsedSnapshot,
    (_name, value: unknown) => (typeof value === 'string' ? truncate(value) : value),
    2,
  );
}

function truncate(text: string): string {
  const limit = /^data:/i.test(text) ? maxDataUrl : maxText;
  if (text.length <= limit) return text;
  return `${text.slice(0, limit)}… (${formatCount(text.length)} characters)`;
}
