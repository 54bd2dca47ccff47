import { useTitle } from "../../ui/title.ts";
import { AudienceFeatures } from "./audience-features.tsx";
import { Decision } from "./decision.tsx";
import { Hero } from "./hero.tsx";
import { useStory } from "./story.ts";

/** The first page of a visitor. It shows the product itself: its cards are the ones used inside. */
export function Component() {
  useTitle("Discover, Apply and Get Hired");
  const story = useStory();
  return (
    <>
      <Hero story={story} />
      <Decision story={story} />
      <AudienceFeatures />
    </>
  );
}
