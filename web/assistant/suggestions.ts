/** The number shown at once (docs/specification.md 2.17). */
export const SUGGESTIONS_SHOWN = 5;

/** Common questions of seekers; each can be answered from the resume, the profile and the jobs open here. */
export const SUGGESTIONS: readonly string[] = [
  "Which open jobs fit my profile best?",
  "What should I improve in my resume first?",
  "Which skills am I missing for the jobs I saved?",
  "Help me write a summary for the top of my resume",
  "What are my strengths, judging by my profile?",
  "Which remote jobs could I apply to today?",
  "How do I explain a gap in my career?",
  "Prepare me for an interview for one of the jobs I applied to",
  "What questions should I ask at the end of an interview?",
  "How do I answer 'Tell me about yourself'?",
  "Which internships are open for someone like me?",
  "What salary can I ask for with my experience?",
  "How do I talk about salary without losing the offer?",
  "Rewrite my last job's responsibilities with results",
  "Which of my applications should I follow up on?",
  "What should I learn in the next three months?",
  "How do I change from my field into technology?",
  "Which job closes soonest among those I saved?",
  "Write a short cover letter for a job I saved",
  "How can my LinkedIn profile help me get noticed?",
  "Am I a better fit for a small company or a large one?",
  "How do I say no to an offer and stay on good terms?",
];

/** Draws different suggestions at random. `random`: from 0 to 1, for tests. */
export function drawSuggestions(count = SUGGESTIONS_SHOWN, random: () => number = Math.random): string[] {
  const left = [...SUGGESTIONS];
  const drawn: string[] = [];
  while (drawn.length < count && left.length > 0) drawn.push(...left.splice(Math.floor(random() * left.length), 1));
  return drawn;
}
