import { FileX } from 'lucide-react';
import { useMemo } from 'react';
import type { Deviation } from '#openapi/tools/validator/deviation.ts';
import { classNames } from '#ui/class-names.ts';
import type { CallDetails } from '../../../control/calls/recorded-call.ts';
import { schemaUrl } from './contract-url.ts';
import { excerptAt, jsonLines, type ExcerptLine } from './json-lines.ts';
import parts from '../../parts/parts.module.css';
import styles from './deviation-list.module.css';

/** A response of 400 wrong rows would fill the page. */
const maxShown = 50;

const placeNames: Readonly<Record<Deviation['where'], string>> = {
  body: 'Request body',
  query: 'Query',
  path: 'Path',
  header: 'Request header',
  response: 'Response body',
};

/** The differences between a call and the contract, each with the lines around it. */
export function DeviationList({ call }: { call: CallDetails }) {
  const { verdict, requestBody, responseBody } = call;
  const linesOfRequest = useMemo(() => jsonLines(requestBody), [requestBody]);
  const linesOfResponse = useMemo(() => jsonLines(responseBody), [responseBody]);
  if (verdict.length === 0) return <p>{withoutDeviation(call)}</p>;
  const excerptOf = ({ where, pointer }: Deviation) => {
    if (where === 'body' && requestBody !== undefined) return excerptAt(linesOfRequest, pointer);
    if (where === 'response' && responseBody !== undefined) return excerptAt(linesOfResponse, pointer);
    return undefined;
  };
  return (
    <ol className={styles.list}>
      {verdict.slice(0, maxShown).map((deviation, index) => (
        <li key={`${deviation.where} ${deviation.pointer} ${deviation.expected}`}>
          <DeviationCard
            deviation={deviation}
            position={`${index + 1} of ${verdict.length}`}
            excerpt={excerptOf(deviation)}
          />
        </li>
      ))}
      {verdict.length > maxShown ? <li>And {verdict.length - maxShown} more.</li> : null}
    </ol>
  );
}

function withoutDeviation({ status, operation, faultId, isChecked }: CallDetails): string {
  if (status === undefined) return 'The response is pending.';
  if (operation === undefined) return 'The contract has no operation with this method and path.';
  if (!isChecked) {
    return 'The panel compares the last 100 new calls with the contract. This one was older.';
  }
  if (faultId !== undefined) return 'The request is valid. A fault has affected the response.';
  if (status === 0) return 'The request is valid. There was no response.';
  return 'Request and response are valid.';
}

interface DeviationCardProps {
  deviation: Deviation;
  position: string;
  excerpt: ExcerptLine[] | undefined;
}

function DeviationCard({ deviation, position, excerpt }: DeviationCardProps) {
  const { where, pointer, schemaPath, expected, actual, operation } = deviation;
  return (
    <>
      <div className={styles.deviation}>
        <h3>
          <FileX aria-hidden="true" />
          {placeNames[where]} <code>{pointer || 'as a whole'}</code>
          <span className={styles.position}>{position}</span>
        </h3>
        <dl className={parts.facts}>
          {schemaPath === undefined ? null : (
            <div>
              <dt>Schema path</dt>
              <dd>
                <a
                  href={schemaUrl(operation, schemaPath)}
                  target="springbyte-contract"
                  className={parts.code}
                >
                  {schemaPath}
                </a>
              </dd>
            </div>
          )}
          <div>
            <dt>Expected</dt>
            <dd>
              <span className={styles.expected}>{expected}</span>
            </dd>
          </div>
          <div>
            <dt>Actual</dt>
            <dd>
              <span className={styles.actual}>{actual}</span>
            </dd>
          </div>
        </dl>
      </div>
      {excerpt ? (
        <pre className={classNames(parts.codeBox, styles.excerpt)} aria-label="Lines of the body">
          {excerpt.map(({ number, text, isMarked }) => (
            <span key={number} className={classNames(styles.line, isMarked && styles.marked)}>
              <span className={styles.lineNumber}>{number}</span>
              {isMarked ? <mark>{text}</mark> : text}
            </span>
          ))}
        </pre>
      ) : null}
    </>
  );
}
