import type { components } from '#api/contract.gen.ts';
import { byTitle } from '#lib/natural-sort.ts';
import { searchable, wordSearch } from '#lib/word-search.ts';
import type { ReportView, SortColumn } from './report-view.ts';

/** A row of the report with what filter, sort and chart ask of it again and again. */
export interface ReportRow {
  /** Its place in the whole list; the contract gives an attempt no id here (RPT-006). */
  key: string;
  /** Milliseconds since 1970. */
  at: number;
  /** 0 to 100; undefined where nothing could be scored. */
  percent: number | undefined;
  /** What the text search looks at. */
  words: string;
  attempt: components['schemas']['ActivityReportRow'];
}

/** @param report the newest first, as the server gives it */
export const toReportRows = (report: readonly components['schemas']['ActivityReportRow'][]): ReportRow[] =>
  report.map((attempt, index) => {
    const { termTitle, subjectTitle, activityTitle, topicTitle, totalScore, activityTotalScore } = attempt;
    return {
      key: String(index),
      at: Date.parse(attempt.modifiedDate),
      percent: activityTotalScore > 0 ? (totalScore / activityTotalScore) * 100 : undefined,
      words: searchable([termTitle ?? '', subjectTitle, activityTitle, topicTitle].join('\n')),
      attempt,
    };
  });

/** The titles of the subjects in the report, sorted. */
export const subjectsOf = (rows: readonly ReportRow[]): string[] =>
  sorted(rows.map(({ attempt }) => attempt.subjectTitle));

/** The rows of a subject, if one is chosen, in which every word of the text occurs. Keeps the order. */
export function filterRows(
  rows: readonly ReportRow[],
  { text, subject }: Pick<ReportView, 'text' | 'subject'>,
): readonly ReportRow[] {
  const has = wordSearch(text);
  if (!has && subject === undefined) return rows;
  return rows.filter(
    ({ attempt, words }) =>
      (subject === undefined || attempt.subjectTitle === subject) && (!has || has(words)),
  );
}

/** Equals stay as they were, the newest first. */
export function sortRows(rows: readonly ReportRow[], { column, direction }: ReportView['sort']): ReportRow[] {
  const rank = rankBy(column, rows);
  const sign = direction === 'ascending' ? 1 : -1;
  return rows.toSorted((first, second) => sign * (rank(first) - rank(second)));
}

/** Titles are compared once each, not once a row: ten thousand rows name a few dozen. */
function rankBy(column: SortColumn, rows: readonly ReportRow[]): (row: ReportRow) => number {
  switch (column) {
    case 'date':
      return ({ at }) => at;
    case 'attempt':
      return ({ attempt }) => attempt.attemptNumber;
    case 'score':
      return ({ percent = -1 }) => percent;
    default: {
      const member = `${column}Title` as const;
      const titles = sorted(rows.map(({ attempt }) => attempt[member] ?? ''));
      const ranks = new Map(titles.map((title, rank) => [title, rank]));
      // A topic without a term comes after all terms.
      ranks.set('', titles.length);
      return ({ attempt }) => ranks.get(attempt[member] ?? '') ?? 0;
    }
  }
}

const sorted = (titles: readonly string[]): string[] =>
  [...new Set(titles)].toSorted((first, second) => byTitle({ title: first }, { title: second }));
