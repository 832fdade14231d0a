/** The language of statements, which lessons have in common with experiments. */
export * from '../../workers/experiments/expression.ts';
