ALTER TABLE "api_keys" ADD COLUMN "scopes" text[] DEFAULT '{"read","upload","render","edit","assist","delete"}' NOT NULL;--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "requests_per_minute" integer;--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "tickets_per_day" integer;--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "expires_at" timestamp (3) with time zone;