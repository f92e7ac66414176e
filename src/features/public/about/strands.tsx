import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import { AboutAiSample } from './ai-sample.tsx';
import { AboutCodingSample } from './coding-sample.tsx';
import { AboutDataSample } from './data-sample.tsx';
import page from '#components/page/public-page.module.css';
import styles from './about.module.css';

/** Coding, data and AI tools in learning, each with a small piece of a lesson (PUB-009). */
export function AboutStrands() {
  return (
    <section aria-labelledby="strands" className={classNames(page.column, styles.section, styles.strands)}>
      <h2 id="strands" className={styles.heading}>
        Coding, data and AI tools, in plain words
      </h2>
      <Strand title="Coding: steps so clear that a machine can follow" sample={<AboutCodingSample />}>
        The youngest start with blocks that click together. Later they type real code, and program robots that
        drive across the classroom floor. When a program goes wrong, and it will, finding the mistake is the
        lesson.
      </Strand>
      <Strand title="Data: measure first, then decide" sample={<AboutDataSample />}>
        Children count and measure things they care about, draw the graph themselves and say what it shows.
        They also learn what to ask of any number they meet: who counted this, and what was left out?
      </Strand>
      <Strand title="AI tools: helpful, and sometimes wrong" sample={<AboutAiSample />}>
        An AI tool can explain a hard word or suggest a next step. It can also be wrong and sound sure of
        itself. So children learn to ask well, to check what comes back, and to notice when it is better to
        close the tool and think.
      </Strand>
    </section>
  );
}

interface StrandProps {
  title: string;
  sample: ReactNode;
  children: ReactNode;
}

function Strand({ title, sample, children }: StrandProps) {
  return (
    <div className={styles.strand}>
      <div>
        <h3>{title}</h3>
        <p className="muted">{children}</p>
      </div>
      {sample}
    </div>
  );
}
