import type { SubjectTopics } from './subject-topics.ts';

export const grade6Topics: SubjectTopics = {
  english: [
    ['active-and-passive', 1, 'Active and passive', 'Who did it, and to whom it was done.'],
    ['newspaper-reports', 2, 'Newspaper reports', 'Headline, lead, facts and quotes.'],
    ['dialogue-and-plays', 3, 'Dialogue and plays', 'Write how people really speak.'],
    ['idioms', null, 'Idioms', 'Raining cats and dogs, and other sayings.'],
  ],
  maths: [
    ['numbers-to-millions', 1, 'Numbers to nine digits', 'Order, compare and round large numbers.'],
    ['decimal-fractions', 2, 'Decimal fractions', 'Tenths, hundredths and money.'],
    ['area-and-perimeter', 3, 'Area, perimeter and volume', 'Measure around, over and inside.'],
    ['percentages', 4, 'Percentages', 'Parts of a hundred in shops and sport.'],
    ['olympiad-corner', null, 'Olympiad corner', 'Questions with a twist.'],
  ],
  science: [
    ['food-chains', 1, 'Food chains and food webs', 'Who eats what, and where energy goes.'],
    ['mixtures-and-solutions', 2, 'Mixtures and solutions', 'Stir, dissolve, filter, evaporate.'],
    ['electric-circuits', 3, 'Electric circuits', 'Cells, bulbs, switches and wires.'],
    ['inventors', null, 'Inventors', 'People who solved a problem that others had.'],
  ],
  social: [
    ['latitude-and-longitude', 1, 'Latitude and longitude', 'Find any place with two numbers.'],
    ['mapungubwe', 2, 'The kingdom of Mapungubwe', 'Gold, trade and power on the Limpopo.'],
    ['climate-and-vegetation', 3, 'Climate and vegetation', 'Rain forests, deserts and what grows there.'],
    ['democracy', null, 'Democracy and citizenship', 'How a country decides together.'],
  ],
  coding: [
    ['functions', 1, 'Functions', 'Name a set of steps and use it again.'],
    ['lists', 2, 'Lists', 'Keep many things in order.'],
    ['line-followers', 3, 'Line followers', 'A robot that corrects itself.'],
    ['game-lab', null, 'Game lab', 'Design, test and share a small game.'],
  ],
};
