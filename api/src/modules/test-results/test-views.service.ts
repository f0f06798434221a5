export { keepOwnView } from './test-views.repository.ts';
