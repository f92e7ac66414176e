import type { Question } from '#questions/question.ts';

const map = '```robot start A1 right charger C4 rocks A5 B3 D2 E4';
const code =
  'robot.forward(2)\nrobot.turn_left()\nfor step in range(3):\n    robot.forwrd(1)\nrobot.say("I am here!")';
const mended = code.replace('forwrd', 'forward');

const question = (id: string, prompt: string): Question => ({
  id,
  type: 'truefalse',
  sortOrder: 2,
  mediaPath: null,
  data: { question: prompt },
});

export const programSamples = {
  code,
  robot: question(
    'que-robot',
    `The robot’s battery is low. Drive it from A1 to the charger.\n${map}\n${code}\n\`\`\``,
  ),
  mended: question('que-mended', `Does the robot arrive?\n${map}\n${mended}\n\`\`\``),
  javascript: question(
    'que-js',
    'Does the loop run three times?\n```js run\nfor (let beep = 1; beep <= 3; beep = beep + 1) {\n  console.log("beep " + beep);\n}\n```',
  ),
  endless: question(
    'que-endless',
    'Does this program end?\n```python run\ncount = 1\nwhile count > 0:\n    count = count + 1\n```',
  ),
  endlessOutput: question(
    'que-endless-output',
    'Does this program end?\n```python run\nwhile True:\n    print("beep")\n```',
  ),
  withoutBrackets: question(
    'que-brackets',
    `Does the robot arrive?\n${map}\n${mended.replace('turn_left()', 'turn_left')}\n\`\`\``,
  ),
  coloured: question(
    'que-coloured',
    'Does this loop print five numbers?\n```python\nfor i in range(5):\n    print(i)  # from 0\n```',
  ),
};
