import { CircleCheck, CircleX } from 'lucide-react';
import type { ReactNode } from 'react';
import { PlainTable } from '#ui/table/PlainTable.tsx';
import { EntryText } from '../guide/entry-text.tsx';
import {
  dateSamples,
  moneySamples,
  nameSamples,
  numberSamples,
  type FormatSample,
} from './format-samples.ts';
import { Entries, Entry, Frame, OnThisPage, Page, Section } from './parts.tsx';
import { audiences, contrasts, failureTexts, rejectedWords } from './voice-texts.ts';
import styles from './voices.module.css';

const noNumbers: ReadonlySet<string> = new Set();

/** Text whose numbers, such as D-115, link to the guide. */
const Linked = ({ text }: { text: string }) => (
  <EntryText text={text} numbersHere={noNumbers} onFollow={() => undefined} />
);

const Samples = ({ samples, caption }: { samples: FormatSample[]; caption: string }) => (
  <Frame>
    <PlainTable
      caption={caption}
      rows={samples}
      columns={[
        { id: 'result', header: 'On screen', rowHeader: true, cell: ({ result }) => result },
        { id: 'call', header: 'Call', cell: ({ call }) => <code className={styles.call}>{call}</code> },
        {
          id: 'description',
          header: 'Documentation',
          cell: ({ description }) => <Linked text={description} />,
        },
      ]}
    />
  </Frame>
);

interface AdviceProps {
  isGood: boolean;
  children: ReactNode;
}

const Advice = ({ isGood, children }: AdviceProps) => (
  <div className={`${styles.advice} ${isGood ? 'tone-success' : 'tone-error'}`}>
    <p className={styles.verdict}>
      {isGood ? <CircleCheck aria-hidden="true" /> : <CircleX aria-hidden="true" />}
      {isGood ? 'Do' : 'Don’t'}
    </p>
    <p>{children}</p>
  </div>
);

const formats = [
  {
    title: 'Dates',
    description:
      'Two formats: a readable one for learners and parents, and yyyy-MM-dd HH:mm where a requirement prescribes it. Times of sessions are those of South Africa.',
    samples: dateSamples,
  },
  {
    title: 'Numbers',
    description: 'A space between thousands, a point before decimals, and only as many decimals as needed.',
    samples: numberSamples,
  },
  {
    title: 'Money',
    description: 'Never rounded to whole rands; the currency is always there.',
    samples: moneySamples,
  },
  {
    title: 'Names and telephone numbers',
    description: 'Names are written as the user typed them; long lists end with a count.',
    samples: nameSamples,
  },
];

export const Voices = () => (
  <Page>
    <OnThisPage
      titles={['Audiences', ...formats.map(({ title }) => title), 'Failures', 'Do and don’t', 'Words']}
    />
    <Section
      title="Audiences"
      description="The same voice for all: calm, friendly, exact. The examples are texts of the application."
    >
      <Entries>
        {audiences.map(({ name, address, examples }) => (
          <Entry key={name} sample={<h3>{name}</h3>}>
            <p>{address}</p>
            {examples.map((example) => (
              <blockquote key={example} className={styles.quote}>
                {example}
              </blockquote>
            ))}
          </Entry>
        ))}
      </Entries>
    </Section>
    {formats.map(({ title, description, samples }) => (
      <Section key={title} title={title} description={description}>
        <Samples samples={samples} caption={title} />
      </Section>
    ))}
    <Section
      title="Failures"
      description="A title says what happened, without a full stop; the advice says what the user can do. A screen may replace both for its own case. These are the texts without such a case."
    >
      <Frame>
        <PlainTable
          caption="Texts for each kind of failure"
          rows={failureTexts}
          columns={[
            { id: 'when', header: 'Failure', rowHeader: true, cell: ({ when }) => when },
            { id: 'title', header: 'What happened', cell: ({ title }) => title },
            {
              id: 'advice',
              header: 'What the user can do',
              cell: ({ advice }) => advice || 'The fields say it',
            },
          ]}
        />
      </Frame>
    </Section>
    <Section title="Do and don’t" description="Texts of the application, and texts to avoid.">
      <Entries>
        {contrasts.map(({ rule, text, instead }) => (
          <Entry key={rule} sample={<p>{rule}</p>}>
            <div className={styles.pair}>
              <Advice isGood>{text}</Advice>
              <Advice isGood={false}>{instead}</Advice>
            </div>
          </Entry>
        ))}
      </Entries>
    </Section>
    <Section
      title="Words"
      description="Name the actor: user, visitor, learner, parent, author, moderator. The spelling check rejects these words in code and documents, because they name no actor or say little."
    >
      <ul className={styles.words}>
        {rejectedWords.map((word) => (
          <li key={word}>{word}</li>
        ))}
      </ul>
    </Section>
  </Page>
);
