import { grade1English } from './grade-1/english.ts';
import { grade1MathsAndLife } from './grade-1/maths-and-life.ts';
import { grade4CodingAlgorithms } from './grade-4/coding-algorithms.ts';
import { grade4CodingBugs } from './grade-4/coding-bugs.ts';
import { grade4CodingLoops } from './grade-4/coding-loops.ts';
import { grade4CodingSensors } from './grade-4/coding-sensors.ts';
import { grade4EnglishTexts } from './grade-4/english-texts.ts';
import { grade4EnglishWords } from './grade-4/english-words.ts';
import { grade4MathsAdditionAndSubtraction } from './grade-4/maths-addition-and-subtraction.ts';
import { grade4MathsFractions } from './grade-4/maths-fractions.ts';
import { grade4MathsLengthAndMass } from './grade-4/maths-length-and-mass.ts';
import { grade4MathsPuzzles } from './grade-4/maths-puzzles.ts';
import { grade4MathsWholeNumbers } from './grade-4/maths-whole-numbers.ts';
import { grade4ScienceEnergyAndBuilding } from './grade-4/science-energy-and-building.ts';
import { grade4ScienceLifeAndMatter } from './grade-4/science-life-and-matter.ts';
import { grade4SocialPast } from './grade-4/social-past.ts';
import { grade4SocialPlaces } from './grade-4/social-places.ts';
import { grade8CodingPrograms } from './grade-8/coding-programs.ts';
import { grade8Coding } from './grade-8/coding.ts';
import { grade8Maths } from './grade-8/maths.ts';
import type { SeedActivity } from './seed-activity.ts';

/** The topic Good leaders (Grade 4, Social Sciences) has no activity, to show the empty state. */
export const activities: SeedActivity[] = [
  ...grade1English,
  ...grade1MathsAndLife,
  ...grade4EnglishWords,
  ...grade4EnglishTexts,
  ...grade4MathsWholeNumbers,
  ...grade4MathsAdditionAndSubtraction,
  ...grade4MathsFractions,
  ...grade4MathsLengthAndMass,
  ...grade4MathsPuzzles,
  ...grade4ScienceLifeAndMatter,
  ...grade4ScienceEnergyAndBuilding,
  ...grade4SocialPlaces,
  ...grade4SocialPast,
  ...grade4CodingAlgorithms,
  ...grade4CodingLoops,
  ...grade4CodingSensors,
  ...grade4CodingBugs,
  ...grade8Maths,
  ...grade8CodingPrograms,
  ...grade8Coding,
];
