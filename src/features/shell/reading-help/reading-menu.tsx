import { X } from 'lucide-react';
import { useEffect, useId, useState, type RefObject } from 'react';
import { Dialog, Heading, Modal, ModalOverlay, Popover } from 'react-aria-components';
import { queryClient } from '#api/query-client.ts';
import { ReadAloud } from '#components/reading/read-aloud.tsx';
import {
  normalSettings,
  speechRates,
  storeReadingSettings,
  type ReadingSettings,
} from '#components/reading/reading-settings.ts';
import { useReadsAloud } from '#components/reading/use-reads-aloud.ts';
import { useSpeech } from '#components/reading/use-speech.ts';
import { speech, type VoiceLanguage } from '#lib/speech.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { Button } from '#ui/Button.tsx';
import { Segments } from '#ui/form/Segments.tsx';
import { Switch } from '#ui/form/Switch.tsx';
import { Row, Stack } from '#ui/layout.tsx';
import { useMedia } from '#ui/use-media.ts';
import styles from './reading-menu.module.css';

interface Segment<Id extends string> {
  id: Id;
  label: string;
}

const speeds: readonly Segment<ReadingSettings['speed']>[] = [
  { id: 'slow', label: 'Slow' },
  { id: 'normal', label: 'Normal' },
  { id: 'fast', label: 'Fast' },
];

const fonts: readonly Segment<ReadingSettings['font']>[] = [
  { id: 'normal', label: 'Normal' },
  { id: 'andika', label: 'Andika' },
  { id: 'opendyslexic', label: 'OpenDyslexic' },
];

const spacings: readonly Segment<ReadingSettings['spacing']>[] = [
  { id: 'normal', label: 'Normal' },
  { id: 'wide', label: 'Wide' },
  { id: 'wider', label: 'Wider' },
];

const voices: Readonly<Record<VoiceLanguage, string>> = {
  en: 'English',
  af: 'Afrikaans',
  zu: 'isiZulu',
  xh: 'isiXhosa',
};

/** The id of the sample that is read when the learner changes how texts are read. */
const sampleId = 'reading-sample';

interface ReadingMenuProps {
  learnerId: string;
  settings: ReadingSettings;
  button: RefObject<HTMLButtonElement | null>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Opens beside its button; on a phone as a sheet at the bottom edge, so that the page above shows the effect. */
export function ReadingMenu({ learnerId, settings, button, isOpen, onOpenChange }: ReadingMenuProps) {
  const isPhone = useMedia('(max-width: 43.75em)');
  const state = { isOpen, onOpenChange };
  const menu = (
    <Dialog className={styles.menu ?? ''} data-reading-menu>
      <MenuContent learnerId={learnerId} settings={settings} onClose={() => onOpenChange(false)} />
    </Dialog>
  );
  return isPhone ? (
    <ModalOverlay {...state} isDismissable className={styles.overlay ?? ''}>
      <Modal className={styles.sheet ?? ''}>{menu}</Modal>
    </ModalOverlay>
  ) : (
    <Popover
      {...state}
      triggerRef={button}
      placement="bottom end"
      offset={8}
      className={styles.popover ?? ''}
    >
      {menu}
    </Popover>
  );
}

interface MenuContentProps {
  learnerId: string;
  settings: ReadingSettings;
  onClose: () => void;
}

function MenuContent({ learnerId, settings, onClose }: MenuContentProps) {
  const { canSpeak, reader } = useSpeech();
  const readsAloud = useReadsAloud();
  const [message, setMessage] = useState('');
  useEffect(() => () => speech.stop(sampleId), []);

  const change = (changed: Partial<ReadingSettings>) => {
    setMessage('');
    void storeReadingSettings(queryClient, learnerId, changed);
  };
  /** Reads a sample, unless a text is being read, which goes on in the new manner. */
  const changeReading = (changed: Partial<ReadingSettings>) => {
    change(changed);
    const { speed, voice } = { ...settings, ...changed };
    speech.change({ rate: speechRates[speed], language: voice });
    if (reader === undefined || reader === sampleId) speech.read(sampleId, ['This is how I read.']);
  };
  const switchReading = (isOn: boolean) => {
    if (isOn) changeReading({ readAloud: 'on' });
    else change({ readAloud: 'off' });
  };
  return (
    <div data-readable>
      <Row nowrap justify="between" gap={2}>
        <Heading slot="title" className="fs-3">
          Reading help
        </Heading>
        <Row nowrap gap={1}>
          {readsAloud ? <ReadAloud kind="icon" name="Reading help" /> : null}
          <button
            type="button"
            aria-label="Close"
            className={buttonStyle({ variant: 'quiet', size: 'small', square: true })}
            onClick={onClose}
          >
            <X aria-hidden="true" />
          </button>
        </Row>
      </Row>
      <Stack gap={3}>
        {canSpeak ? (
          <Switch label="Read aloud" isSelected={readsAloud} onChange={switchReading} />
        ) : (
          <p>This device has no voice to read aloud. You can change how the words look.</p>
        )}
        {readsAloud ? (
          <>
            <Choice
              label="How fast"
              segments={speeds}
              selected={settings.speed}
              onSelect={(speed) => changeReading({ speed })}
            />
            <VoiceChoice selected={settings.voice} onSelect={(voice) => changeReading({ voice })} />
          </>
        ) : null}
        <Choice
          label="Letters"
          segments={fonts}
          selected={settings.font}
          onSelect={(font) => change({ font })}
        />
        <Choice
          label="Space between words"
          segments={spacings}
          selected={settings.spacing}
          onSelect={(spacing) => change({ spacing })}
        />
        <div>
          <Switch
            label="Short lines"
            isSelected={settings.lines === 'short'}
            onChange={(isShort) => change({ lines: isShort ? 'short' : 'normal' })}
          />
          <Switch
            label="Reading ruler"
            isSelected={settings.ruler === 'on'}
            onChange={(isOn) => change({ ruler: isOn ? 'on' : 'off' })}
          />
        </div>
        <Row>
          <Button
            size="small"
            onPress={() => {
              change(normalSettings);
              setMessage('Everything is back to normal.');
            }}
          >
            Back to normal
          </Button>
          <p role="status">{message}</p>
        </Row>
      </Stack>
    </div>
  );
}

interface ChoiceProps<Id extends string> {
  label: string;
  segments: readonly Segment<Id>[];
  selected: Id;
  onSelect: (id: Id) => void;
}

function Choice<Id extends string>({ label, ...segments }: ChoiceProps<Id>) {
  const labelId = useId();
  return (
    <Stack gap={1}>
      <p id={labelId} className="bold">
        {label}
      </p>
      <Segments labelledBy={labelId} isQuiet {...segments} />
    </Stack>
  );
}

/** The languages for which the device has a voice; nothing if there is no choice. */
function VoiceChoice({ selected, onSelect }: Pick<ChoiceProps<VoiceLanguage>, 'selected' | 'onSelect'>) {
  const { languages } = useSpeech();
  const [first] = languages;
  if (first === undefined || languages.length === 1) return null;
  return (
    <Choice
      label="Voice"
      segments={languages.map((id) => ({ id, label: voices[id] }))}
      selected={languages.includes(selected) ? selected : first}
      onSelect={onSelect}
    />
  );
}
