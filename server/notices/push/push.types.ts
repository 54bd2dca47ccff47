import { Field, InputType, Int, ObjectType } from "type-graphql";

@ObjectType({ simpleResolvers: true, description: "The caller's settings for push notifications." })
export class PushSettings {
  @Field(() => String, { description: "The server's VAPID public key, with which a browser subscribes, in base64url." })
  publicKey!: string;

  @Field(() => Boolean, {
    description: "Whether notifications are pushed to the browser whose endpoint was given; false if none was given.",
  })
  isOnHere!: boolean;

  @Field(() => Int, {
    description: "The number of browsers that are subscribed to the account's notifications; at most 10.",
  })
  deviceCount!: number;
}

@InputType({ description: "A browser's push subscription, with the values of its `PushSubscription` object." })
export class SubscribeToPushInput {
  @Field(() => String, {
    description: "The subscription's URL at the browser's push service; at most 1,000 characters.",
  })
  endpoint!: string;

  @Field(() => String, { description: "The browser's public key (`p256dh`), in base64url." })
  p256dh!: string;

  @Field(() => String, { description: "The browser's authentication secret (`auth`), in base64url." })
  auth!: string;
}

@InputType({ description: "The push subscription to delete." })
export class UnsubscribeFromPushInput {
  @Field(() => String, { description: "The subscription's URL at the browser's push service." })
  endpoint!: string;
}
