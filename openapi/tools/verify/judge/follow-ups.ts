import { concernsStatus, type Finding } from './judge.ts';

/** What Respect says when a step's output, which later steps need, is not in the response. */
const missingOutput = /^Error in resolving runtime expression/;

/** `string`, `string or null` */
const typeNames = /^(?:string|number|integer|boolean|object|array|null)(?: or \w+)*$/;

/** The place in the body that a condition of a step is about. */
const pointerIn = (condition: string) => /^\$response\.body#(\/[^\s=!<>]*)/.exec(condition)?.[1];

/**
 * One fault, one finding: leaves out what only follows from another finding in the same response. What a step expects of the
 * body follows from a status other than the expected one, or from what the schema says of that place; that the contract does
 * not have a status for an operation, from the one that was expected of the call; and whatever else it says of one place, from
 * its type, or else from the first that it says.
 *
 * @param expectations what steps and probes expected and did not find
 * @param judged what the contract says of the same responses
 */
export function withoutFollowUps(expectations: readonly Finding[], judged: readonly Finding[]): Finding[] {
  const judgedOf = Map.groupBy(judged, ({ exchange }) => exchange);
  const expectedOf = Map.groupBy(expectations, ({ exchange }) => exchange);
  const othersOf = (finding: Finding): Finding[] =>
    finding.exchange === undefined
      ? []
      : [...(expectedOf.get(finding.exchange) ?? []), ...(judgedOf.get(finding.exchange) ?? [])].filter(
          (one) => one !== finding,
        );
  const follows = (finding: Finding): boolean => {
    const others = othersOf(finding);
    if (concernsStatus(finding)) return false;
    if (missingOutput.test(finding.expected)) return others.length > 0;
    const pointer = pointerIn(finding.expected);
    return others.some((one) => concernsStatus(one) || (pointer !== undefined && one.pointer === pointer));
  };
  return [
    ...expectations.filter((one) => !follows(one)),
    ...judged.filter((one) => {
      if (concernsStatus(one)) return !othersOf(one).some(concernsStatus);
      if (one.exchange === undefined) return true;
      // Of a date in another format, both its pattern and its format say so; of a number, its type says enough.
      const same = judgedOf.get(one.exchange)?.filter(({ pointer }) => pointer === one.pointer) ?? [];
      return one === (same.find(({ expected }) => typeNames.test(expected)) ?? same[0]);
    }),
  ];
}
