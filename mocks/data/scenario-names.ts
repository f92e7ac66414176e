export const scenarioNames = ['default', 'empty', 'expired', 'backlog', 'large'] as const;

export type ScenarioName = (typeof scenarioNames)[number];

export const isScenarioName = (name: unknown): name is ScenarioName =>
  (scenarioNames as readonly unknown[]).includes(name);
