import { useId, type ReactNode } from 'react';
import { mediaKind } from '#lib/media-kind.ts';
import { mediaUrl } from '#lib/url/media-url.ts';
import type { Fields, FieldVersions } from '#openapi/rules/content-fields.ts';
import { fieldLabel, fieldText } from '#questions/field-text.ts';
import { Badge } from '#ui/Badge.tsx';
import { classNames } from '#ui/class-names.ts';
import { TextField } from '#ui/form/TextField.tsx';
import { Media } from '#ui/picture/Media.tsx';
import { MarkedText } from '../compare/marked-text.tsx';
import { markUnchanged, wordChanges } from '../compare/word-changes.ts';
import type { Choice, FieldWithChoice } from './choices.ts';
import { fieldAttribute } from './use-three-way.ts';
import styles from './three-way.module.css';

interface FieldRowProps {
  field: FieldWithChoice;
  sides: Record<'before' | 'now' | 'proposed', Fields>;
  authors: Record<'now' | 'proposed', string>;
  choose: (name: string, choice: Choice) => void;
}

/** A field in three versions; the reviewer chooses the stored or the proposed one, or writes a text. */
export function FieldRow({ field, sides, authors, choose }: FieldRowProps) {
  const { name, changedBy, choice } = field;
  const labelId = useId();
  const group = useId();
  const label = fieldLabel(name);
  const isUndecided = choice === undefined;
  const option = (take: 'now' | 'proposed', optionLabel: string) => (
    <label className={styles.option} data-chosen={choice?.take === take}>
      <span className={styles.optionHead}>
        <input
          type="radio"
          className="native-choice"
          name={group}
          checked={choice?.take === take}
          onChange={() => choose(name, { take })}
        />
        <span className="bold">{optionLabel}</span>
        {isSameAsBefore(field, take) ? <span className="muted fs-0">same as Before</span> : null}
      </span>
      <FieldValue field={field} side={take} sides={sides} />
    </label>
  );
  return (
    <div
      role="radiogroup"
      aria-labelledby={labelId}
      className={styles.row}
      data-open={isUndecided}
      {...{ [fieldAttribute]: name }}
    >
      <div className={styles.name}>
        <h3 id={labelId} className={styles.label}>
          {label}
        </h3>
        {changedBy === 'both' ? (
          <Badge tone={isUndecided ? 'error' : 'success'}>{isUndecided ? 'Conflict' : 'Decided'}</Badge>
        ) : null}
        <p className="muted fs-0">{changedByText(field, authors)}</p>
      </div>
      <div className={styles.before}>
        <span className={styles.version}>Before</span>
        <FieldValue field={field} side="before" sides={sides} />
      </div>
      {option('now', 'Keep Now')}
      {option('proposed', 'Take Proposed')}
      {acceptsCustomText(field) ? (
        <CustomText label={label} group={group} field={field} choose={choose} />
      ) : null}
    </div>
  );
}

function changedByText({ changedBy }: FieldWithChoice, authors: FieldRowProps['authors']): string {
  if (changedBy === 'both') return 'Both changed this';
  return changedBy === 'now' ? `Only ${authors.now} changed this` : `Only ${authors.proposed} changed this`;
}

const isSameAsBefore = ({ changedBy }: FieldWithChoice, take: 'now' | 'proposed'): boolean =>
  changedBy !== 'both' && changedBy !== take;

/** Whether the reviewer can write a custom text: not for positions, files and lists. */
const acceptsCustomText = ({ name, now, proposed }: FieldVersions): boolean =>
  (name.startsWith('options.') || /^(?:title|description|data\.)/.test(name)) &&
  [now, proposed].every((value) => value === null || value === undefined || typeof value === 'string');

interface CustomTextProps extends Pick<FieldRowProps, 'field' | 'choose'> {
  label: string;
  group: string;
}

function CustomText({ label, group, field: { name, now, choice }, choose }: CustomTextProps) {
  const text = choice?.take === 'custom' ? choice.text : undefined;
  return (
    <div className={styles.custom} data-chosen={text !== undefined}>
      <label className={styles.optionHead}>
        <input
          type="radio"
          className="native-choice"
          name={group}
          checked={text !== undefined}
          onChange={() => choose(name, { take: 'custom', text: typeof now === 'string' ? now : '' })}
        />
        <span className="bold">Write it myself</span>
        {choice ? null : <span className={classNames('muted', styles.undecided)}>Not decided yet</span>}
      </label>
      {text === undefined ? null : (
        <TextField
          label={label}
          hidesLabel
          multiline
          grows
          rows={2}
          value={text}
          onChange={(next) => choose(name, { take: 'custom', text: next })}
        />
      )}
    </div>
  );
}

interface FieldValueProps extends Pick<FieldRowProps, 'field' | 'sides'> {
  side: 'before' | 'now' | 'proposed';
}

/** The value of a field in one version; marks its differences from Before. */
function FieldValue({ field, side, sides }: FieldValueProps): ReactNode {
  const { name } = field;
  const value = field[side];
  if (name === 'mediaPath' && typeof value === 'string') {
    const kind = mediaKind(value);
    return <Media src={mediaUrl(value)} kind={kind} alt={`Media of the question, ${side}`} />;
  }
  const text = fieldText(name, value, sides[side]);
  const before = fieldText(name, field.before, sides.before);
  if (text === '') return <p className={classNames('muted', styles.nothing)}>nothing</p>;
  const pieces = side === 'before' ? markUnchanged(text) : wordChanges(before, text).after;
  return (
    <p className={classNames('breakable', styles.text)}>
      <MarkedText side="after" pieces={pieces} />
    </p>
  );
}
